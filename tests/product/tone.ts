const rate = 8000

/** A recording for tests: a soft tone of this length, as a WAV file of 8-bit samples. */
export function tone(seconds: number): Uint8Array {
  const samples = Buffer.alloc(Math.round(seconds * rate))
  for (const index of samples.keys())
    samples[index] = 128 + Math.round(20 * Math.sin((index * 440 * 2 * Math.PI) / rate))
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  // Uncompressed, one channel, one byte a sample.
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}
