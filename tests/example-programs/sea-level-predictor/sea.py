import random


def readings():
    chance = random.Random(88)
    level, points = 0, []
    for year in range(1880, 2021):
        level += 1.2 if year < 2000 else 3.4
        points.append((year, round(level + 24 * (chance.random() - 0.5), 1)))
    return points


def fit(points):
    if len({year for year, _ in points}) < 2:
        raise ValueError("A line needs two different years.")
    mean_year = sum(year for year, _ in points) / len(points)
    mean_level = sum(level for _, level in points) / len(points)
    slope = sum((year - mean_year) * (level - mean_level) for year, level in points) / sum(
        (year - mean_year) ** 2 for year, _ in points
    )
    return slope, mean_level - slope * mean_year


def since(points, first_year):
    return [(year, level) for year, level in points if year >= first_year]


def level_in(line, year):
    slope, start = line
    return round(slope * year + start)


def year_of(line, level):
    slope, start = line
    if slope <= 0:
        return None
    year = (level - start) / slope
    return int(-(-year // 1))
