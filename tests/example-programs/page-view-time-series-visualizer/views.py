import random
from datetime import date, timedelta
from statistics import mean, median


def library_days():
    chance = random.Random(31)
    days = []
    for number in range(1000):
        day = date(2021, 3, 1) + timedelta(days=number)
        count = 300 + number * 0.4 + 90 * chance.random()
        if day.month in (9, 10):
            count *= 1.5
        if day.weekday() == 6:
            count *= 0.6
        if chance.random() < 0.02:
            count *= 4
        days.append((day.isoformat(), round(count)))
    return days


def without_extremes(days):
    ordered = sorted(count for _, count in days)
    cut = len(ordered) * 25 // 1000
    low, high = ordered[cut], ordered[len(ordered) - 1 - cut]
    return [(day, count) for day, count in days if low <= count <= high]


def monthly(days):
    groups = {}
    for day, count in days:
        year, month, _ = day.split("-")
        groups.setdefault(int(year), {}).setdefault(int(month), []).append(count)
    return {
        year: {month: round(mean(counts), 1) for month, counts in months.items()} for year, months in groups.items()
    }


def box(counts):
    ordered = sorted(counts)
    half = len(ordered) // 2
    lower, upper = (ordered[:half], ordered[-half:]) if half else (ordered, ordered)
    return {
        "lowest": ordered[0],
        "quarter": median(lower),
        "middle": median(ordered),
        "three quarters": median(upper),
        "highest": ordered[-1],
    }


def boxes(days):
    years = {}
    for day, count in days:
        years.setdefault(int(day[:4]), []).append(count)
    return {year: box(counts) for year, counts in years.items()}
