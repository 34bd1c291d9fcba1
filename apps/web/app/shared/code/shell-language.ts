import { LanguageSupport, StreamLanguage, type StringStream } from '@codemirror/language'

type State = { quote: '"' | "'" | null }

const keywords = new Set(
  'break case continue do done elif else esac exit fi for function if in local return then until while'.split(
    ' ',
  ),
)
const variable = /^\$(?:\w+|\{[^}\n]*\}|[@*#?$!-])/
const operator = /^(?:[0-9]?[<>]+&?[0-9]?|\|\|?|&&?|;;?|=)/

/** The colors of a script of a shell: as much of Bash as lessons show. */
export const shellLanguage = new LanguageSupport(
  StreamLanguage.define<State>({
    name: 'shell',
    startState: () => ({ quote: null }),
    copyState: (state) => ({ ...state }),
    token: (stream, state) => (state.quote ? readQuoted(stream, state) : readCode(stream, state)),
    languageData: {
      commentTokens: { line: '#' },
      closeBrackets: { brackets: ['(', '[', '{', "'", '"', '`'] },
    },
  }),
)

function readCode(stream: StringStream, state: State): string | null {
  const isAfterSpace = stream.sol() || /\s/.test(stream.string.charAt(stream.pos - 1))
  if (stream.eatSpace()) return null
  if (isAfterSpace && stream.match('#')) {
    stream.skipToEnd()
    return 'comment'
  }
  if (stream.match(/^\\./)) return 'escape'
  if (stream.match(variable)) return 'variableName'
  if (stream.match(operator)) return 'operator'
  const quote = stream.peek()
  if (quote === '"' || quote === "'") {
    stream.next()
    state.quote = quote
    return 'string'
  }
  const word = stream.match(/^[\w./~:+-]+/)
  if (!Array.isArray(word)) {
    stream.next()
    return null
  }
  if (keywords.has(word[0])) return 'keyword'
  return /^\d+$/.test(word[0]) ? 'number' : null
}

/** Between double quotes a `$` still begins a variable. */
function readQuoted(stream: StringStream, state: State): string {
  if (state.quote === '"' && stream.match(variable)) return 'variableName'
  if (state.quote === '"' && stream.match(/^\\./)) return 'escape'
  if (stream.next() === state.quote) state.quote = null
  return 'string'
}
