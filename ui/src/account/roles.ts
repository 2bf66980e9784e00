import type { PersonView } from '../api/types';

export type Role = PersonView['roles'][number];

export const ROLES: readonly Role[] = ['player', 'monitor', 'arbiter', 'director', 'administrator'];

// A role put on or taken off, in the order in which roles are always told.
export function withRole(roles: readonly Role[], role: Role, has: boolean): readonly Role[] {
  return ROLES.filter(each => (each === role ? has : roles.includes(each)));
}
