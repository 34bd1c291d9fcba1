import { escapeRegExp } from './regular-expressions.ts'

/** Queries on Python source as text (docs/reference/workshop.md, “Test tools”). */

type PythonDefinition = {
  def: string
  function_indentation: number
  function_body: string
  function_parameters: string
}

/** Removes what looks like a comment in Python or in JavaScript, even in a string. */
export function removeComments(code: string): string {
  const opening = /\/\/.*|#.*|\/\*/g
  const lastClosing = code.lastIndexOf('*/')
  let kept = ''
  let from = 0
  for (let found = opening.exec(code); found; found = opening.exec(code)) {
    const { 0: text, index } = found
    const isBlock = text === '/*'
    if (isBlock && lastClosing < index + 2) continue
    kept += code.slice(from, index)
    from = isBlock ? code.indexOf('*/', index + 2) + 2 : index + text.length
    opening.lastIndex = from
  }
  return kept + code.slice(from)
}

/** A function to the next line that is indented no further; null if its return type is annotated. */
export function getDef(code: string, name: string): PythonDefinition | null {
  const header = String.raw`(?<indentation> *)def +${name} *\((?<parameters>[^)]*)\)\s*:\n?`
  const body = String.raw`(?<body>[\s\S]*?)(?=\n\k<indentation>[\w#]|$)`
  const match = new RegExp(String.raw`\n?(?<def>${header}${body})`).exec(code)
  if (!match) return null
  const { def = '', indentation = '', parameters = '', body: text = '' } = match.groups ?? {}
  return {
    def,
    function_parameters: parameters,
    function_body: text,
    function_indentation: indentation.length,
  }
}

type PythonBlock = { block_condition: string; block_indentation: number; block_body: string }

/** A block such as `if …:` with the lines indented under it. */
export function getBlock(code: string, pattern: RegExp | string): PythonBlock | null {
  const condition = pattern instanceof RegExp ? pattern.source : escapeRegExp(pattern)
  const header = String.raw`\n?(?<indentation> *?)(?<condition>${condition})\s*:\s*?\n`
  const body = String.raw`(?<body>(?:\k<indentation> +[^\n]*$| *\n)+)(?:\n|$)`
  const match = new RegExp(header + body, 'ms').exec(code)
  if (!match) return null
  const { indentation = '', condition: found = '', body: text = '' } = match.groups ?? {}
  return { block_body: text, block_condition: found, block_indentation: indentation.length }
}
