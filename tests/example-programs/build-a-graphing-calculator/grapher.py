"""Tables, graphs and solutions without any package."""


def value_at(function, x):
    try:
        y = function(x)
    except (ZeroDivisionError, ValueError):
        return None
    return None if isinstance(y, complex) else y


def table(function, first, last, step):
    count = round((last - first) / step) + 1
    places = [first + index * step for index in range(count)]
    return [(x, value_at(function, x)) for x in places]


def draw(functions, left, right, bottom, top, width, height):
    def column_of(x):
        return round((x - left) / (right - left) * (width - 1))

    def row_of(y):
        return round((top - y) / (top - bottom) * (height - 1))

    rows = [[" "] * width for _ in range(height)]
    if bottom <= 0 <= top:
        rows[row_of(0)] = ["-"] * width
    if left <= 0 <= right:
        for row in rows:
            row[column_of(0)] = "+" if row[column_of(0)] == "-" else "|"
    for mark, function in zip("*o", functions):
        for column in range(width):
            y = value_at(function, left + column * (right - left) / (width - 1))
            if y is not None and bottom <= y <= top:
                rows[row_of(y)][column] = mark
    return "\n".join("".join(row) for row in rows)


def zero(function, left, right):
    low, high = function(left), function(right)
    if low * high > 0:
        raise ValueError("The graph does not cross zero there.")
    if low == 0:
        return left
    for _ in range(100):
        middle = (left + right) / 2
        if function(middle) * low > 0:
            left = middle
        else:
            right = middle
    return (left + right) / 2


def crossing(first, second):
    (slope1, start1), (slope2, start2) = first, second
    if slope1 == slope2:
        return "always" if start1 == start2 else "never"
    x = (start2 - start1) / (slope1 - slope2)
    return (x, slope1 * x + start1)


def quadratic(a, b, c):
    if a == 0:
        raise ValueError("That is not a quadratic equation.")
    inside = b * b - 4 * a * c
    if inside < 0:
        return []
    if inside == 0:
        return [-b / (2 * a)]
    root = inside**0.5
    return sorted([(-b - root) / (2 * a), (-b + root) / (2 * a)])


def main():
    def stone(seconds):
        return 20 + 5 * seconds - 5 * seconds**2

    def balloon(seconds):
        return 5 * seconds

    print("A stone (*) thrown from a bridge, and a balloon (o) that rises from the river\n")
    print(draw([stone, balloon], 0, 3, 0, 24, 49, 13))
    print("\nSeconds and meters of the stone:")
    for x, y in table(stone, 0, 2.5, 0.5):
        print(f"{x:6.2f} {y:8.2f}")
    print(f"\nThe stone falls into the water after {quadratic(-5, 5, 20)[1]:.2f} seconds.")
    print(f"They meet after {zero(lambda x: stone(x) - balloon(x), 0, 3):.2f} seconds.")


if __name__ == "__main__":
    main()
