"""click commands whose help speaks the language of the run.

`help` of a command names the text `command.<help>`; `help` of an option, `option.<help>`.
click's own headings are replaced by ours.
"""

from __future__ import annotations

import click

from letrado.cli.language import say


class Command(click.Command):
    """A command with headings and help by key."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        pieces = pieces.replace("[OPTIONS]", say("help.options_place"))
        pieces = pieces.replace("COMMAND [ARGS]...", say("help.command_place"))
        formatter.write_usage(ctx.command_path, pieces, prefix=say("help.usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        del ctx
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"command.{self.help}"))

    def get_short_help_str(self, limit: int = 120) -> str:
        del limit
        return say(f"command.{self.help}").partition("\n")[0]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [record for p in self.get_params(ctx) if (record := _help_record(p, ctx))]
        with formatter.section(say("help.options")):
            formatter.write_dl(records)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = "help"
        return option


class Group(Command, click.Group):
    """A group of commands, with the same help."""

    command_class = Command

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        rows = [(name, command.get_short_help_str()) for name, command in self.commands.items()]
        with formatter.section(say("help.commands")):
            formatter.write_dl(rows)


Group.group_class = Group


def _help_record(parameter: click.Parameter, ctx: click.Context) -> tuple[str, str] | None:
    record = parameter.get_help_record(ctx)
    if record is None or not isinstance(parameter, click.Option):
        return None
    return record[0], say(f"option.{parameter.help}")
