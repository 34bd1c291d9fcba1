type Parameter = { name: string; defaultValue: string | undefined }

/** The list of a function in each form in which one is written; the first that fits counts. */
const lists = [
  /function[^(]*\(([^)]*)\)/,
  /\b(?:const|let|var)\s*\w+\s*=\s*(?:function)?\s*\(([^)]*)\)/,
  /=\s+([^)]*)=>/,
]

/** Names and default values of the first function's parameters, as text without quotes. */
export function getFunctionParams(code: string): Parameter[] {
  const list = lists.map((form) => form.exec(code)?.[1]).find((found) => found !== undefined) ?? ''
  if (list.trim() === '') return []
  return list
    .replaceAll(/[[\]{}]/g, '')
    .split(',')
    .map((parameter) => {
      const [name = '', defaultValue] = parameter.trim().split('=')
      return { name: name.trim(), defaultValue: defaultValue?.replaceAll(/["']/g, '').trim() }
    })
}
