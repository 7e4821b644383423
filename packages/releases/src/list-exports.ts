import ts from 'typescript-api'

/** A name that a door exports: something at run time, or only a type with so many parameters. */
export interface Exported {
  readonly name: string
  readonly isValue: boolean
  readonly typeParameters: number
  /** Of a value, what it is at run time. */
  readonly type: ts.Type
}

/** What the declarations of a door export, told by the type checker. */
export function listExports(program: ts.Program, file: string): Exported[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const door = source && checker.getSymbolAtLocation(source)
  if (door === undefined) return []
  return checker.getExportsOfModule(door).map((symbol) => {
    const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const parameters = (meant.declarations ?? []).flatMap((declaration) =>
      ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)
        ? [declaration.typeParameters?.length ?? 0]
        : [],
    )
    const isValue = (meant.flags & ts.SymbolFlags.Value) !== 0
    return {
      name: symbol.name,
      isValue,
      typeParameters: parameters[0] ?? 0,
      type: isValue ? checker.getTypeOfSymbol(meant) : checker.getDeclaredTypeOfSymbol(meant),
    }
  })
}
