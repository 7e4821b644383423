import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript-api'
import type {
  DocumentedField,
  DocumentedFunction,
  DocumentedParameter,
  DocumentedSymbol,
} from './documented.ts'

const folder = dirname(fileURLToPath(import.meta.resolve('@pkg/finance-math')))

/** The doors of the package, in the order in which one is named for what several of them have. */
export const doors = {
  '@pkg/finance-math': 'index.ts',
  '@pkg/finance-math/calculators': 'calculators.ts',
  '@pkg/finance-math/india': 'india.ts',
  '@pkg/finance-math/luck': 'luck.ts',
  '@pkg/finance-math/plan': 'plan.ts',
  '@pkg/finance-math/tax-india': 'tax-india.ts',
} as const

/** What the package exports, as its docstrings tell of it. */
export interface Documented {
  /** Every function, by name. */
  readonly functions: readonly DocumentedFunction[]
  /** The first sentence of every constant, by its name. */
  readonly constants: ReadonlyMap<string, string>
}

/** Reads the docstrings and the types of everything that the package exports. */
export function readSource(): Documented {
  const program = ts.createProgram(
    Object.values(doors).map((file) => join(folder, file)),
    {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      allowImportingTsExtensions: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
  )
  const checker = program.getTypeChecker()
  const functions = new Map<ts.Symbol, DocumentedFunction>()
  const constants = new Map<string, string>()
  for (const [door, file] of Object.entries(doors)) {
    const source = program.getSourceFile(join(folder, file))
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${file} exports nothing`)
    for (const exported of checker.getExportsOfModule(module)) {
      const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
      const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
      const declaration = symbol.declarations?.find(ts.isFunctionDeclaration)
      if (declaration && !functions.has(symbol)) {
        functions.set(symbol, readFunction(checker, symbol, declaration, door))
      } else if (symbol.declarations?.some(ts.isVariableDeclaration)) {
        const told = toLine(ts.displayPartsToString(symbol.getDocumentationComment(checker)))
        constants.set(symbol.name, /^.*?\.(?= |$)/.exec(told)?.[0] ?? told)
      }
    }
  }
  return {
    functions: [...functions.values()].sort((one, other) =>
      one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1,
    ),
    constants,
  }
}

function readFunction(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  declaration: ts.FunctionDeclaration,
  door: string,
): DocumentedFunction {
  const tags = symbol.getJsDocTags(checker)
  const textsOf = (name: string): string[] =>
    tags.filter((tag) => tag.name === name).map(({ text }) => ts.displayPartsToString(text).trim())
  const told = textsOf('param').map((text) => {
    const [, name = '', meaning = ''] = /^(\w+)\s*([\s\S]*)$/.exec(text) ?? []
    return { name, meaning: toLine(meaning) }
  })
  const result = checker.getReturnTypeOfSignature(
    checker.getSignatureFromDeclaration(declaration) as ts.Signature,
  )
  const parameters = declaration.parameters.map((parameter, index) =>
    readParameter(checker, parameter, told, index),
  )
  const resultType = declaration.type ? toLine(declaration.type.getText()) : checker.typeToString(result)
  return {
    name: symbol.name,
    signature: `${symbol.name}(${parameters.map(toShown).join(', ')}): ${resultType}`,
    file: declaration
      .getSourceFile()
      .fileName.slice(folder.length + 1)
      .replaceAll('\\', '/'),
    door,
    paragraphs: ts
      .displayPartsToString(symbol.getDocumentationComment(checker))
      .split(/\n\s*\n/)
      .map(toLine)
      .filter((text) => text !== ''),
    formulas: textsOf('formula').map(toLine),
    symbols: textsOf('where').flatMap(toSymbols),
    parameters,
    resultType,
    resultFields: readFields(checker, result),
    errors: textsOf('throws').map(toLine),
    sources: textsOf('see').map(toLine),
    examples: textsOf('example'),
  }
}

function readParameter(
  checker: ts.TypeChecker,
  parameter: ts.ParameterDeclaration,
  told: readonly { name: string; meaning: string }[],
  index: number,
): DocumentedParameter {
  const own = parameter.name.getText()
  // A parameter that is taken apart at once has the name that the docstring gives it, by its place.
  const name = ts.isIdentifier(parameter.name) ? own : (told[index]?.name ?? 'input')
  return {
    name,
    type: toLine(parameter.type?.getText() ?? checker.typeToString(checker.getTypeAtLocation(parameter))),
    isOptional: parameter.questionToken !== undefined || parameter.initializer !== undefined,
    ...(parameter.initializer && { initial: parameter.initializer.getText() }),
    meaning: told.find((one) => one.name === name)?.meaning ?? '',
    fields: readFields(checker, checker.getTypeAtLocation(parameter)),
  }
}

/** The fields of an object of the package's own; none of anything else. */
function readFields(checker: ts.TypeChecker, type: ts.Type): DocumentedField[] {
  if (type.isUnion() || type.getCallSignatures().length > 0) return []
  return type.getProperties().flatMap((property) => {
    const [declaration] = property.declarations ?? []
    const isOurs = declaration?.getSourceFile().fileName.startsWith(folder)
    if (!declaration || !isOurs || !ts.isPropertySignature(declaration)) return []
    const ofField = checker.getTypeOfSymbolAtLocation(property, declaration)
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType
    // Choices are spelled out; an object keeps its name.
    const isSpelled = ofField.isUnion() && ofField.types.every((one) => one.isLiteral())
    return [
      {
        name: property.name,
        type: checker.typeToString(
          ofField,
          declaration,
          isSpelled ? flags | ts.TypeFormatFlags.InTypeAlias : flags,
        ),
        isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0,
        meaning: toLine(ts.displayPartsToString(property.getDocumentationComment(checker))),
      },
    ]
  })
}

function toShown({ name, type, isOptional, initial }: DocumentedParameter): string {
  return initial === undefined ? `${name}${isOptional ? '?' : ''}: ${type}` : `${name}: ${type} = ${initial}`
}

function toSymbols(text: string): DocumentedSymbol[] {
  return toLine(text)
    .split(/;\s*/)
    .map((one) => {
      // "B and B′ the balance before and after": a line for both.
      const [, first = '', second, meaning = ''] = /^(\S+)(?: and (\S+))? (.*)$/.exec(one) ?? []
      return { symbol: second === undefined ? first : `${first} "and" ${second}`, meaning }
    })
}

function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
