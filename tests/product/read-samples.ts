export type Samples = readonly { name: string; labels: Record<string, string>; value: number }[]

const line = /^(?<name>[a-zA-Z_:][\w:]*)(?:\{(?<labels>.*)\})? (?<value>\S+)$/

/**
 * The samples in what Prometheus reads (https://prometheus.io/docs/instrumenting/exposition_formats/).
 *
 * @throws Error for a line that Prometheus would not understand
 */
export function readSamples(text: string): Samples {
  return text
    .split('\n')
    .filter((one) => one !== '' && !one.startsWith('#'))
    .map((one) => {
      const { name = '', labels = '', value = '' } = line.exec(one)?.groups ?? {}
      // Prometheus reads this word in any case.
      const isNumber = /^nan$/i.test(value) || !Number.isNaN(Number(value))
      if (name === '' || !isNumber) throw new Error(`Not understood: ${one}`)
      const pairs = labels.matchAll(/(?<label>[a-zA-Z_]\w*)="(?<text>(?:[^"\\]|\\.)*)"/g)
      return {
        name,
        labels: Object.fromEntries(
          [...pairs].map(({ groups }) => [groups?.['label'] ?? '', groups?.['text'] ?? '']),
        ),
        value: Number(value),
      }
    })
}
