declare module '@freecodecamp/loop-protect' {
  const protect: (limitMs: number, report: null, turns: number) => unknown
  export default protect
}
