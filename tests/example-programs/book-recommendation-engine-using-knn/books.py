import random
from math import sqrt

shelves = {
    "sea": ["Salt and Rope", "The Ninth Wave", "Letters from a Lightship", "A Harbor in March", "Low Water"],
    "garden": ["The Bean Year", "Roots", "A Wall of Roses", "Soil", "What the Snail Knew"],
    "riddle": ["The Locked Attic", "Who Took the Clock", "Seven Keys", "A Step on the Stairs", "The Wrong Coat"],
    "stars": ["Dust Between Suns", "The Slow Rocket", "Two Moons", "Cold Light", "The Last Signal"],
}


def library():
    chance = random.Random(5)
    ratings = []
    for reader in range(60):
        favorite = chance.random() * 4
        for number, titles in enumerate(shelves.values()):
            for title in titles:
                likes = int(favorite) == number
                if chance.random() < (0.75 if likes else 0.15):
                    stars = 4 + int(chance.random() * 2) if likes else 1 + int(chance.random() * 3)
                    ratings.append((reader, title, stars))
    ratings.append((3, "A Box of Buttons", 5))
    return ratings


def by_title(ratings, at_least):
    books = {}
    for reader, title, stars in ratings:
        books.setdefault(title, {})[reader] = stars
    return {title: readers for title, readers in books.items() if len(readers) >= at_least}


def distance(first, second):
    both = sum(stars * second[reader] for reader, stars in first.items() if reader in second)
    length = sqrt(sum(stars**2 for stars in first.values())) * sqrt(sum(stars**2 for stars in second.values()))
    return 1 - both / length


def recommend(books, title, count):
    if title not in books:
        raise ValueError("There are too few ratings of this book.")
    others = [(distance(books[title], readers), other) for other, readers in books.items() if other != title]
    return [(other, round(far, 3)) for far, other in sorted(others)[:count]]
