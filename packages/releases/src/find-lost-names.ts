import { dirname } from 'node:path'
import ts from 'typescript-api'

const libraries = dirname(ts.getDefaultLibFilePath({}))

/** Where in a type something stands: as its sentence has it, and whether whoever uses the package hands it in. */
interface Place {
  readonly path: string
  readonly isHandedIn: boolean
}

/**
 * What a type no longer has that another could take its place without: optional fields and parameters, at any depth, and
 * words that a method takes. Whether a type fits another does not ask that, since it may lack what was optional, a function
 * may take less, and the parameters of a method are held to neither direction. Who wrote `{ rounding: 'rupee' }`, read
 * `answer.note` or gave a second parameter is told so by the compiler all the same.
 */
export function findLostNames(checker: ts.TypeChecker, before: ts.Type, now: ts.Type): string[] {
  const lost: string[] = []
  const seen = new Map<ts.Type, Set<ts.Type>>()

  const compare = (was: ts.Type, is: ts.Type, place: Place): void => {
    if (was === is || seen.get(was)?.has(is)) return
    seen.set(was, (seen.get(was) ?? new Set()).add(is))
    const former = toObjects(was)
    const current = toObjects(is)
    // What may be anything, or is no object in any case, loses no field: whether that fits is asked elsewhere.
    if (former.length === 0 || current.length === 0) return
    compareElements(former, current, place)
    const own = former.filter((one) => !isOfLibrary(one))
    const others = current.filter((one) => !isOfLibrary(one))
    if (own.length === 0 || others.length === 0) return
    compareSignatures(own, others, place)
    compareFields(own, others, place)
  }

  const compareFields = (former: readonly ts.Type[], current: readonly ts.Type[], place: Place): void => {
    const takesAny = current.some((one) => checker.getIndexInfosOfType(one).length > 0)
    const fields = fieldsOf(current)
    for (const [name, was] of fieldsOf(former)) {
      const is = fields.get(name)
      if (is) compare(was, is, { ...place, path: place.path === '' ? name : `${place.path}.${name}` })
      else if (!takesAny) lost.push(`has no ${name}${inside(place)} any more`)
    }
  }

  /** Fields by their names; of several types, what all of them together have. */
  const fieldsOf = (types: readonly ts.Type[]): ReadonlyMap<string, ts.Type> =>
    new Map(
      types
        .flatMap((one) => checker.getPropertiesOfType(one))
        .filter((field) => !isHidden(field))
        .map((field) => [field.name, checker.getTypeOfSymbol(field)]),
    )

  const compareElements = (former: readonly ts.Type[], current: readonly ts.Type[], place: Place): void => {
    const elementsOf = (types: readonly ts.Type[]) =>
      types.filter(isOfLibrary).flatMap((one) => checker.getTypeArguments(one as ts.TypeReference))
    const others = elementsOf(current)
    for (const [index, was] of elementsOf(former).entries()) {
      const is = others[index]
      if (is) compare(was, is, { ...place, path: `${place.path}[]` })
    }
  }

  const compareSignatures = (former: readonly ts.Type[], current: readonly ts.Type[], place: Place): void => {
    for (const kind of [ts.SignatureKind.Call, ts.SignatureKind.Construct]) {
      const signaturesOf = (types: readonly ts.Type[]) =>
        types.flatMap((one) => checker.getSignaturesOfType(one, kind))
      const others = signaturesOf(current)
      // Who makes one of a class has what the class says, without a place of its own.
      const isMade = kind === ts.SignatureKind.Construct
      const path = isMade ? place.path : place.path === '' ? 'its answer' : `${place.path}()`
      for (const [index, was] of signaturesOf(former).entries()) {
        const is = others[index]
        if (is === undefined) continue
        compareParameters(was, is, place)
        const [answered, answers] = [was, is].map((one) => checker.getReturnTypeOfSignature(one))
        if (answered && answers) compare(answered, answers, { ...place, path })
      }
    }
  }

  const compareParameters = (was: ts.Signature, is: ts.Signature, place: Place): void => {
    if (takesMany(is)) return
    const [former, current] = [was.parameters, is.parameters]
    if (current.length < former.length)
      lost.push(`takes ${current.length} of its ${former.length} parameters${inside(place)}`)
    for (const [index, parameter] of former.entries()) {
      const other = current[index]
      if (other === undefined) continue
      const [taken, takes] = [parameter, other].map((one) => checker.getTypeOfSymbol(one))
      if (taken === undefined || takes === undefined) continue
      const path = place.path === '' ? parameter.name : `${place.path}(${parameter.name})`
      compare(taken, takes, { path, isHandedIn: !place.isHandedIn })
      // An object may be one that the package itself made, and hands to a method that it made as well: it may grow.
      if (place.isHandedIn) continue
      if (isOptional(parameter) && !isOptional(other)) lost.push(`has to be given ${path}`)
      else if (isPlain(taken) && !checker.isTypeAssignableTo(taken, takes))
        lost.push(`takes ${checker.typeToString(takes)} as ${path}, no more ${checker.typeToString(taken)}`)
    }
  }

  compare(before, now, { path: '', isHandedIn: false })
  return [...new Set(lost)]
}

const inside = ({ path }: Place) => (path === '' ? '' : ` in ${path}`)

/** The types among which this one is one, as far as they are objects. */
function toObjects(type: ts.Type): ts.Type[] {
  if (type.isUnion()) return type.types.flatMap(toObjects)
  return type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) ? [type] : []
}

/** Words, numbers and the like alone, or their absence. */
function isPlain(type: ts.Type): boolean {
  const plain = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike
  const absent = ts.TypeFlags.Undefined | ts.TypeFlags.Null
  return type.isUnion() ? type.types.every(isPlain) : (type.flags & (plain | absent)) !== 0
}

/** Lists, dates, promises: what they have does not change with a package. */
function isOfLibrary(type: ts.Type): boolean {
  const [declaration] = type.symbol?.declarations ?? []
  return declaration !== undefined && dirname(declaration.getSourceFile().fileName) === libraries
}

function isHidden(field: ts.Symbol): boolean {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected
  return (field.declarations ?? []).some((one) => (ts.getCombinedModifierFlags(one) & hidden) !== 0)
}

function isOptional({ valueDeclaration }: ts.Symbol): boolean {
  return (
    valueDeclaration !== undefined && ts.isParameter(valueDeclaration) && !!valueDeclaration.questionToken
  )
}

function takesMany({ declaration }: ts.Signature): boolean {
  const last = declaration?.parameters.at(-1)
  return last !== undefined && ts.isParameter(last) && last.dotDotDotToken !== undefined
}
