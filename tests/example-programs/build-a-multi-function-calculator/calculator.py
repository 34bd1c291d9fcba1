"""A calculator for a workshop, with a menu in the terminal."""


def solve_linear(a, b, c):
    if a == 0:
        raise ValueError("Every number is right." if b == c else "No number is right.")
    return (c - b) / a


def proportion(a, b, c, d):
    if [a, b, c, d].count(None) != 1:
        raise ValueError("Leave out exactly one number.")
    if a is None:
        return b * c / d
    if b is None:
        return a * d / c
    if c is None:
        return a * d / b
    return b * c / a


def greatest_factor(a, b):
    while b:
        a, b = b, a % b
    return abs(a)


def as_fraction(text):
    sign = -1 if text.startswith("-") else 1
    whole, _, decimals = text.lstrip("-").partition(".")
    top = int(whole + decimals)
    bottom = 10 ** len(decimals)
    shared = greatest_factor(top, bottom)
    return (sign * top // shared, bottom // shared)


def common_factors(a, b):
    return [number for number in range(1, min(a, b) + 1) if a % number == 0 and b % number == 0]


def simplify_root(number):
    outside = 1
    factor = 2
    while factor * factor <= number:
        while number % (factor * factor) == 0:
            number //= factor * factor
            outside *= factor
        factor += 1
    return (outside, number)


def percent(part, whole):
    return part / whole * 100


def ask_numbers(names):
    return [float(input(f"{name}: ")) for name in names]


def answer(choice):
    if choice == "1":
        return f"x = {solve_linear(*ask_numbers('abc')):g}"
    if choice == "2":
        numbers = [input(f"{name} (empty for the unknown): ").strip() for name in "abcd"]
        return f"The missing number is {proportion(*[float(text) if text else None for text in numbers]):g}"
    if choice == "3":
        top, bottom = as_fraction(input("Decimal number: ").strip())
        return f"{top}/{bottom}"
    if choice == "4":
        a, b = [int(input(f"{name}: ")) for name in ("First", "Second")]
        return "Common factors: " + ", ".join(str(number) for number in common_factors(a, b))
    if choice == "5":
        outside, inside = simplify_root(int(input("Root of: ")))
        return f"{outside} times the root of {inside}"
    if choice == "6":
        return f"{percent(*ask_numbers(['Part', 'Whole'])):g} percent"
    return "Please choose a number from 1 to 6, or quit."


def main():
    print("1 equation  2 proportion  3 fraction  4 factors  5 root  6 percent")
    while True:
        choice = input("What shall I work out? ").strip().lower()
        if choice == "quit":
            print("Good work!")
            return
        try:
            print(answer(choice))
        except ZeroDivisionError:
            print("I cannot divide by zero.")
        except ValueError as error:
            print(f"That did not work: {error}")


if __name__ == "__main__":
    main()
