export type Color = readonly [red: number, green: number, blue: number]

/** Samples in each direction of a pixel at the edge of a shape. */
const samples = 4

/** A picture of at most 256 colors, whose pixels are numbers of colors. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  readonly colors: Color[] = []
  readonly #numbers = new Map<string, number>()

  constructor(width: number, height: number, ground: Color) {
    this.width = width
    this.height = height
    this.pixels = new Uint8Array(width * height).fill(this.#numberOf(ground))
  }

  fillRectangle(left: number, top: number, width: number, height: number, color: Color): void {
    const number = this.#numberOf(color)
    for (let y = top; y < top + height; y += 1) {
      this.pixels.fill(number, y * this.width + left, y * this.width + left + width)
    }
  }

  /** The edge is mixed with what is below it. */
  fillEllipse(centerX: number, centerY: number, radiusX: number, radiusY: number, color: Color): void {
    const covers = (x: number, y: number) =>
      ((x - centerX) / radiusX) ** 2 + ((y - centerY) / radiusY) ** 2 <= 1
    for (let y = Math.floor(centerY - radiusY); y <= centerY + radiusY; y += 1) {
      for (let x = Math.floor(centerX - radiusX); x <= centerX + radiusX; x += 1) {
        const share = coveredShare(x, y, covers)
        if (share > 0) this.#mix(y * this.width + x, color, share)
      }
    }
  }

  #mix(index: number, color: Color, share: number): void {
    const below = this.colors[this.pixels[index] ?? 0] ?? color
    const mixed = color.map((part, at) => Math.round(part * share + (below[at] ?? 0) * (1 - share)))
    const [red = 0, green = 0, blue = 0] = mixed
    this.pixels[index] = this.#numberOf([red, green, blue])
  }

  #numberOf(color: Color): number {
    const key = color.join()
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.colors.length)
    return this.colors.push(color) - 1
  }
}

function coveredShare(x: number, y: number, covers: (x: number, y: number) => boolean): number {
  let covered = 0
  for (let sample = 0; sample < samples ** 2; sample += 1) {
    const [across, down] = [sample % samples, Math.floor(sample / samples)]
    if (covers(x + (across + 0.5) / samples, y + (down + 0.5) / samples)) covered += 1
  }
  return covered / samples ** 2
}
