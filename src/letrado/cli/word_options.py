"""Options that the commands about words share."""

from __future__ import annotations

import click

rulebook_option = click.option(
    "--rulebook", "rulebook_id", metavar="ID", required=True, help="rulebook_id"
)
tournament_option = click.option("--tournament", metavar="FILE", help="tournament")
tier_option = click.option("--tier", "tiers", metavar="NAME", multiple=True, help="tier")
list_option = click.option("--list", "list_name", metavar="NAME", help="named_list")
json_option = click.option("--json", "as_json", is_flag=True, help="json")
