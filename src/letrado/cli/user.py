"""letrado user: the accounts of a club's server."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import get_args

import click
from msgspec.structs import replace

from letrado.cli.language import say
from letrado.cli.localised import Group
from letrado.cli.serve import database_option, default_database
from letrado.errors import InputError
from letrado.server.person import Account, OfficeRole, Session
from letrado.server.sign_in import account_id, new_account, with_password
from letrado.storage.database import open_database
from letrado.storage.document_store import DocumentStore
from letrado.storage.writer import Writer

role_option = click.option(
    "--role", "roles", multiple=True, type=click.Choice(get_args(OfficeRole)), help="user_role"
)
password_option = click.option("--password", metavar="…", help="user_password")


class _Books:
    """Accounts and sessions of a database."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self.writer = Writer(self.engine)
        self.accounts = DocumentStore(self.engine, self.writer, "account", Account)
        self.sessions = DocumentStore(self.engine, self.writer, "session", Session)

    def account(self, name: str) -> Account:
        found = self.accounts.get(account_id(name))
        if found is None:
            raise InputError("unknown_user", text=name)
        return found


@click.group(cls=Group, help="user")
def user() -> None:
    """Accounts."""


@user.command(help="user_add")
@click.argument("name", metavar="NAME")
@role_option
@password_option
@database_option
def add(
    name: str, roles: tuple[OfficeRole, ...], password: str | None, database: str | None
) -> None:
    with _opened(database) as books:
        made = new_account(name, _password(password), roles or ("player",), _now())
        books.accounts.add(made.id, made.id, made).result()
        click.echo(say("server.user_added", name=made.name, roles=", ".join(made.roles)))


@user.command(help="user_change")
@click.argument("name", metavar="NAME")
@role_option
@password_option
@click.option("--forget-second-factor", is_flag=True, help="user_forget_totp")
@database_option
def change(
    name: str,
    roles: tuple[OfficeRole, ...],
    password: str | None,
    *,
    forget_second_factor: bool,
    database: str | None,
) -> None:
    with _opened(database) as books:
        account = books.account(name)
        changed = replace(account, roles=roles or account.roles)
        if password is not None:
            changed = with_password(changed, password)
        if forget_second_factor:
            changed = replace(changed, totp="", totp_used=0)
        books.accounts.put(account.id, account.id, changed).result()
        books.sessions.delete_owned_by(account.id).result()
        click.echo(say("server.user_changed", name=changed.name, roles=", ".join(changed.roles)))


@user.command(help="user_remove")
@click.argument("name", metavar="NAME")
@database_option
def remove(name: str, database: str | None) -> None:
    with _opened(database) as books:
        account = books.account(name)
        books.accounts.delete(account.id).result()
        books.sessions.delete_owned_by(account.id).result()
        click.echo(say("server.user_removed", name=account.name))


@user.command(name="list", help="user_list")
@database_option
def list_users(database: str | None) -> None:
    with _opened(database) as books:
        for account in books.accounts.all().values():
            factor = "\tTOTP" if account.totp else ""
            click.echo(f"{account.name}\t{', '.join(account.roles)}{factor}")


@contextmanager
def _opened(database: str | None) -> Iterator[_Books]:
    books = _Books(database or default_database())
    try:
        yield books
    finally:
        books.writer.close()
        books.engine.dispose()


def _password(given: str | None) -> str:
    if given is not None:
        return given
    while True:
        asked: str = click.prompt(say("server.ask_password"), hide_input=True)
        if asked == click.prompt(say("server.ask_password_again"), hide_input=True):
            return asked
        click.echo(say("server.passwords_differ"), err=True)


def _now() -> int:
    return time.time_ns() // 1_000_000
