import {
  isArrowFunction,
  isCallExpression,
  isClassDeclaration,
  isFunctionDeclaration,
  isFunctionExpression,
  isInterfaceDeclaration,
  isMethodDeclaration,
  isNewExpression,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
  type Node,
  type ParameterDeclaration,
  type TypeNode,
  type TypeParameterDeclaration,
} from 'typescript-5'
import { functionValueOf } from './parts-of.ts'

/** The parameters of a method or of a function that has a name. */
export function parametersOf(node: Node): readonly ParameterDeclaration[] {
  const isNamed = isFunctionDeclaration(node) || isMethodDeclaration(node)
  return (isNamed ? node : functionValueOf(node))?.parameters ?? []
}

export function returnTypeOf(node: Node): TypeNode | undefined {
  return (isCallable(node) ? node : functionValueOf(node))?.type
}

export function typeParametersOf(node: Node): readonly TypeParameterDeclaration[] {
  const isGeneric =
    isCallable(node) ||
    isClassDeclaration(node) ||
    isInterfaceDeclaration(node) ||
    isTypeAliasDeclaration(node)
  return (isGeneric ? node : functionValueOf(node))?.typeParameters ?? []
}

export function typeArgumentsOf(node: Node): readonly TypeNode[] {
  const takesTypes = isTypeReferenceNode(node) || isCallExpression(node) || isNewExpression(node)
  return (takesTypes ? node.typeArguments : undefined) ?? []
}

function isCallable(node: Node) {
  return (
    isFunctionDeclaration(node) ||
    isMethodDeclaration(node) ||
    isArrowFunction(node) ||
    isFunctionExpression(node)
  )
}
