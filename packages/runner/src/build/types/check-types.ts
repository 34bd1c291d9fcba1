import ts from 'typescript-5'
import type { BuildProblem, SourceFile } from '../../runner.ts'

/** Declarations available to programs, by absolute path: the language's, the browser's, React's. */
export type Declarations = Readonly<Record<string, string>>

export type TypeChecker = {
  check: (files: readonly SourceFile[]) => BuildProblem[]
  /** Loads the declarations that these files need, which is most of the work of a first check. */
  read: (files: readonly SourceFile[]) => void
}

const checked: ReadonlySet<string> = new Set(['ts', 'tsx'])

/** The format's own compiler settings; a lesson's tsconfig.json overrides them. */
const usualOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.Preserve,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.Preserve,
  strict: true,
  skipLibCheck: true,
  allowUmdGlobalAccess: true,
  types: ['react', 'react-dom'],
  typeRoots: ['/node_modules/@types'],
}

/**
 * Creates a checker that keeps loaded declarations between calls. It reports every type error with its line and column
 * in the learner's own file.
 */
export function createTypeChecker(declarations: Declarations): TypeChecker {
  let files: readonly SourceFile[] = []
  let options = usualOptions
  let version = 0
  const documents = ts.createDocumentRegistry(true, '/')
  const textOf = (path: string): string | undefined =>
    declarations[path] ?? files.find((file) => pathOf(file) === path)?.contents
  const service = ts.createLanguageService(
    {
      getCompilationSettings: () => options,
      getCurrentDirectory: () => '/',
      getDefaultLibFileName: (settings) => `/lib/${ts.getDefaultLibFileName(settings)}`,
      getScriptFileNames: () => files.filter(({ ext }) => checked.has(ext)).map(pathOf),
      getScriptSnapshot: (path) => {
        const text = textOf(path)
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
      },
      getScriptVersion: (path) => (path in declarations ? '0' : String(version)),
      fileExists: (path) => textOf(path) !== undefined,
      readFile: textOf,
      directoryExists: () => true,
      getDirectories: () => [],
    },
    documents,
  )
  const programOf = (given: readonly SourceFile[]) => {
    files = given
    version += 1
    options = optionsOf(given)
    return service.getProgram()
  }
  return {
    check: (given) => {
      const program = programOf(given)
      if (!program) return []
      return given
        .filter(({ ext }) => checked.has(ext))
        .flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(pathOf(file))))
        .map((diagnostic) => problemOf(diagnostic, given))
    },
    read: (given) => {
      programOf(given)
    },
  }
}

function optionsOf(files: readonly SourceFile[]): ts.CompilerOptions {
  const settings = files.find(({ name, ext }) => name === 'tsconfig' && ext === 'json')
  if (!settings) return usualOptions
  const { config } = ts.parseConfigFileTextToJson('/tsconfig.json', settings.contents) as {
    config?: { compilerOptions?: unknown }
  }
  const { options } = ts.convertCompilerOptionsFromJson(config?.compilerOptions ?? {}, '/')
  return {
    ...usualOptions,
    ...options,
    ...(options.lib && { lib: options.lib.map((name) => `/lib/${name}`) }),
  }
}

function pathOf({ name, ext }: SourceFile): string {
  return `/${name}.${ext}`
}

function problemOf({ file, start, messageText }: ts.Diagnostic, files: readonly SourceFile[]): BuildProblem {
  const place = file?.getLineAndCharacterOfPosition(start ?? 0) ?? { line: 0, character: 0 }
  return {
    fileKey: files.find((candidate) => pathOf(candidate) === file?.fileName)?.fileKey ?? '',
    line: place.line + 1,
    column: place.character + 1,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }
}
