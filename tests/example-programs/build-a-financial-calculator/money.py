"""Answers for a savings circle, about interest, savings and loans."""

import math


def simple_interest(amount, percent, years):
    return round(amount * percent / 100 * years, 2)


def compound(amount, percent, years, times_a_year=1):
    grown = amount * (1 + percent / 100 / times_a_year) ** (times_a_year * years)
    return round(grown, 2)


def years_to_reach(amount, goal, percent):
    if amount <= 0 or percent <= 0:
        raise ValueError("The amount and the percent must be above zero.")
    if goal <= amount:
        return 0.0
    return round(math.log(goal / amount) / math.log(1 + percent / 100), 2)


def savings(monthly, percent, months):
    rate = percent / 100 / 12
    if rate == 0:
        return round(monthly * months, 2)
    return round(monthly * ((1 + rate) ** months - 1) / rate, 2)


def loan_payment(amount, percent, months):
    rate = percent / 100 / 12
    if rate == 0:
        return round(amount / months, 2)
    return round(amount * rate / (1 - (1 + rate) ** -months), 2)


def schedule(amount, percent, months):
    rate = percent / 100 / 12
    usual = loan_payment(amount, percent, months)
    rows = []
    rest = amount
    for month in range(1, months + 1):
        interest = round(rest * rate, 2)
        payment = round(rest + interest, 2) if month == months else usual
        rest = round(rest + interest - payment, 2)
        rows.append({"month": month, "payment": payment, "interest": interest, "rest": rest})
    return rows


def main():
    print("The roof of the hall costs 6000. What does a loan cost at 8 percent a year?")
    for months in (12, 24, 36):
        rows = schedule(6000, 8, months)
        interest = sum(row["interest"] for row in rows)
        print(f"{months} months: {rows[0]['payment']:.2f} a month, {interest:.2f} interest in all")
    print(f"\nSaving 250 a month at 3 percent gives {savings(250, 3, 24):.2f} in two years.")
    print(f"At 3 percent, 4000 become 6000 in {years_to_reach(4000, 6000, 3):.2f} years.")


if __name__ == "__main__":
    main()
