import {
  isInterfaceDeclaration,
  isPropertySignature,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
  isVariableStatement,
  type Node,
  type PropertySignature,
} from 'typescript-5'
import { isSameCode } from './is-same-code.ts'
import { parsePart } from './parse-part.ts'
import { nameOf, partsOf } from './parts-of.ts'

export type TypeProperty = { name: string; type?: string; isOptional?: boolean }

/** Whether a type has all of these properties, and at least one is asked for. */
export function hasTypeProperties(owner: Node, wanted: readonly TypeProperty[]): boolean {
  const isType =
    isInterfaceDeclaration(owner) ||
    isTypeLiteralNode(owner) ||
    isTypeAliasDeclaration(owner) ||
    isVariableStatement(owner)
  const properties = partsOf(owner).filter(isPropertySignature)
  if (!isType || wanted.length === 0) return false
  return wanted.every((one) => {
    const property = properties.findLast((candidate) => nameOf(candidate) === one.name)
    return property !== undefined && isAsWanted(property, one)
  })
}

function isAsWanted(property: PropertySignature, { type, isOptional }: TypeProperty): boolean {
  const hasType = type === undefined || isSameCode(property.type ?? null, parsePart(type, 'typeReference'))
  return hasType && (isOptional === undefined || (property.questionToken !== undefined) === isOptional)
}
