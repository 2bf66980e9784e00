"use strict";
(() => {
  const rows = [...document.querySelectorAll("tbody tr")];
  const tiles = [...document.querySelectorAll(".tile")];
  const buttons = [...document.querySelectorAll(".steer button")];
  const told = document.querySelector(".told");
  const players = [...document.querySelectorAll(".player")];
  let at = rows.length;
  const show = (step) => {
    at = Math.max(0, Math.min(rows.length, step));
    for (const tile of tiles) {
      const since = Number(tile.dataset.since);
      const until = tile.dataset.until === undefined ? Infinity : Number(tile.dataset.until);
      tile.classList.remove("gone");
      tile.classList.toggle("hidden", at < since || at >= until);
      tile.classList.toggle("fresh", at === since);
    }
    rows.forEach((row, number) => row.classList.toggle("now", number + 1 === at));
    const row = rows[at - 1];
    const scores = row ? row.dataset.scores.split(" ") : ["0", "0"];
    players.forEach((player, side) => {
      player.querySelector("b").textContent = scores[side];
      player.classList.toggle("on", row !== undefined && Number(row.dataset.side) === side);
    });
    told.textContent = row ? row.querySelector(".move").firstChild.textContent : "";
    buttons[0].disabled = buttons[1].disabled = at === 0;
    buttons[2].disabled = buttons[3].disabled = at === rows.length;
  };
  const go = [() => 0, () => at - 1, () => at + 1, () => rows.length];
  buttons.forEach((button, number) => button.addEventListener("click", () => show(go[number]())));
  rows.forEach((row, number) => row.addEventListener("click", () => show(number + 1)));
  document.addEventListener("keydown", (event) => {
    const keys = { Home: 0, ArrowLeft: 1, ArrowRight: 2, End: 3 };
    if (event.key in keys && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      show(go[keys[event.key]]());
    }
  });
  addEventListener("beforeprint", () => show(rows.length));
  document.body.classList.add("scripted");
  show(rows.length);
})();
