/** Queries on Python source as text (docs/reference/workshop.md, “Test tools”). */

type PythonDefinition = {
  def: string
  function_indentation: number
  function_body: string
  function_parameters: string
}

export function removeComments(code: string): string {
  const kept = /"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|#[^\n]*/g
  return code.replaceAll(kept, (match) => (match.startsWith('#') ? '' : match))
}

/** The whole definition of a function, by the indentation of its lines. */
export function getDef(code: string, name: string): PythonDefinition | null {
  const header = new RegExp(
    String.raw`^(?<indent>[ \t]*)def\s+${name}\s*\((?<parameters>[^)]*)\)[^\n]*:[^\n]*`,
    'm',
  )
  const match = header.exec(code)
  if (!match) return null
  const indentation = match.groups?.['indent']?.length ?? 0
  const body = indentedLines(code.slice(match.index + match[0].length + 1), indentation)
  return {
    def: `${match[0]}\n${body}`,
    function_indentation: indentation,
    function_body: body,
    function_parameters: match.groups?.['parameters'] ?? '',
  }
}

type PythonBlock = { block_condition: string; block_indentation: number; block_body: string }

/** A block such as `if …:` with the lines indented under it. */
export function getBlock(code: string, pattern: RegExp | string): PythonBlock | null {
  const source =
    typeof pattern === 'string' ? pattern.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`) : pattern.source
  const match = new RegExp(String.raw`^(?<indent>[ \t]*)(?<condition>${source})[^\n]*:[^\n]*`, 'm').exec(code)
  if (!match) return null
  const indentation = match.groups?.['indent']?.length ?? 0
  return {
    block_condition: match.groups?.['condition'] ?? '',
    block_indentation: indentation,
    block_body: indentedLines(code.slice(match.index + match[0].length + 1), indentation),
  }
}

function indentedLines(text: string, indentation: number): string {
  const lines = text.split('\n')
  const end = lines.findIndex(
    (line) => line.trim() !== '' && line.length - line.trimStart().length <= indentation,
  )
  return (end === -1 ? lines : lines.slice(0, end)).join('\n')
}
