import random
from math import exp


def draw(kind, chance):
    width = 5 + int(chance.random() * 3)
    top, left = 5 + int(chance.random() * 3), 1 + int(chance.random() * (14 - 2 * width + 2))
    right, bottom = left + 2 * width - 2, top + 7
    image = [[0.0] * 16 for _ in range(16)]
    for y in range(top, bottom + 1):
        for x in range(left, min(right, 15) + 1):
            image[y][x] = 0.6
    for ear in (left, min(right, 15) - 2):
        if kind == "cat":
            for step in range(3):
                for x in range(ear + step // 2, ear + 3 - step // 2):
                    image[top - 1 - step][x] = 0.7
        else:
            outside = ear - 1 if ear == left else ear + 3
            for y in range(top + 1, top + 6):
                if 0 <= outside < 16:
                    image[y][outside] = 0.7
    for y in range(16):
        for x in range(16):
            noise = 0.8 * (chance.random() - 0.5)
            image[y][x] = round(min(1.0, max(0.0, image[y][x] + noise)), 2)
    return image


def pictures(seed, count):
    chance = random.Random(seed)
    kinds = [("cat", "dog")[int(chance.random() * 2)] for _ in range(count)]
    return [(draw(kind, chance), kind) for kind in kinds]


def train(examples):
    weights = [0.0] * 257
    inputs = [([value for row in image for value in row] + [1.0], kind == "cat") for image, kind in examples]
    for _ in range(30):
        for values, is_cat in inputs:
            total = sum(weight * value for weight, value in zip(weights, values))
            error = (1 if is_cat else 0) - 1 / (1 + exp(-max(-30, min(30, total))))
            for place, value in enumerate(values):
                weights[place] += 0.05 * error * value
    return weights


def predict(model, image):
    values = [value for row in image for value in row] + [1.0]
    return "cat" if sum(weight * value for weight, value in zip(model, values)) > 0 else "dog"
