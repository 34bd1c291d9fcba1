"""Three games for a long train ride."""

import random


def new_balance(rng, level):
    a = rng.randint(2, 4 + level)
    x = rng.randint(1, 5 * level)
    b = rng.randint(1, 10 * level)
    return {"a": a, "b": b, "c": a * x + b, "answer": x}


def new_rule(rng, level):
    slope = rng.choice([number for number in range(-level - 1, level + 3) if number != 0])
    start = rng.randint(-5 * level, 5 * level)
    points = [(x, slope * x + start) for x in rng.sample(range(1, 10), 3)]
    x = rng.randint(10, 12)
    return {"points": points, "x": x, "answer": slope * x + start}


def new_island(rng, level):
    size = 3 + 2 * level
    return {"size": size, "x": rng.randint(-size, size), "y": rng.randint(-size, size)}


def hint(island, x, y):
    north = "north" if island["y"] > y else "south" if island["y"] < y else ""
    east = "east" if island["x"] > x else "west" if island["x"] < x else ""
    return "-".join(part for part in (north, east) if part) or "here"


def points_for(tries):
    return max(0, 6 - tries)


def ask_number(ask, say, question):
    while True:
        text = ask(question)
        if text.strip().lower() == "quit":
            return None
        try:
            return int(text)
        except ValueError:
            say("Please type a whole number, or quit.")


def guess_answer(ask, say, puzzle, question):
    tries = 0
    while True:
        number = ask_number(ask, say, question)
        if number is None:
            say(f"It was {puzzle['answer']}.")
            return 0
        tries += 1
        if number == puzzle["answer"]:
            say(f"Right! {points_for(tries)} points.")
            return points_for(tries)
        say("Too small." if number < puzzle["answer"] else "Too large.")


def play_balance(ask, say, rng, level):
    puzzle = new_balance(rng, level)
    say(f"The balance hangs level: {puzzle['a']} * x + {puzzle['b']} = {puzzle['c']}")
    return guess_answer(ask, say, puzzle, "x = ")


def play_rule(ask, say, rng, level):
    puzzle = new_rule(rng, level)
    for x, y in puzzle["points"]:
        say(f"The machine makes {y} from {x}.")
    return guess_answer(ask, say, puzzle, f"What does it make from {puzzle['x']}? ")


def play_island(ask, say, rng, level):
    island = new_island(rng, level)
    say(f"An island lies between -{island['size']} and {island['size']} in both directions.")
    tries = 0
    while True:
        x = ask_number(ask, say, "x: ")
        y = None if x is None else ask_number(ask, say, "y: ")
        if x is None or y is None:
            say(f"It was at {island['x']}, {island['y']}.")
            return 0
        tries += 1
        direction = hint(island, x, y)
        if direction == "here":
            say(f"Land! {points_for(tries)} points.")
            return points_for(tries)
        say(f"Look further {direction}.")


def main(ask=input, say=print, rng=random):
    games = {"1": play_balance, "2": play_rule, "3": play_island}
    score = 0
    level = 1
    while True:
        choice = ask("1 balance, 2 rule, 3 island, or quit: ").strip().lower()
        if choice == "quit":
            say(f"You have {score} points. Thank you for playing!")
            return score
        if choice not in games:
            say("Please type 1, 2, 3 or quit.")
            continue
        won = games[choice](ask, say, rng, level)
        score += won
        level = min(5, level + 1) if won >= 4 else level


if __name__ == "__main__":
    main()
