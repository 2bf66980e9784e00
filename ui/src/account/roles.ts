import type { PersonView } from '../made/types';

export type Role = PersonView['roles'][number];

export const ROLES: readonly Role[] = ['player', 'monitor', 'arbiter', 'director', 'administrator'];

// What each role is called.
export const ROLE_TEXTS = {
  player: 'account.role_player',
  monitor: 'account.role_monitor',
  arbiter: 'account.role_arbiter',
  director: 'account.role_director',
  administrator: 'account.role_administrator',
} as const satisfies Record<Role, string>;

// A role put on or taken off, in the order in which roles are always told.
export function withRole(roles: readonly Role[], role: Role, has: boolean): readonly Role[] {
  return ROLES.filter(each => (each === role ? has : roles.includes(each)));
}
