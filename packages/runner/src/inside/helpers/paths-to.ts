/** Two selectors for each ancestor, from the element itself up to the root: with `>` between all steps, and without. */
export function pathsTo(element: Element): string[] {
  const paths: string[] = []
  const steps: string[] = []
  for (let current: Element | null = element; current; current = current.parentElement) {
    steps.unshift(stepTo(current))
    paths.push(steps.join(' > '), steps.join(' '))
  }
  return paths
}

/** An element's name, and its place among all nodes around it when it has siblings of that name. */
function stepTo(element: Element): string {
  const name = element.tagName.toLowerCase()
  const { parentNode } = element
  const isOnlyOne =
    [...(parentNode?.children ?? [])].filter(({ tagName }) => tagName === element.tagName).length < 2
  return isOnlyOne || !parentNode
    ? name
    : `${name}:nth-child(${[...parentNode.childNodes].indexOf(element) + 1})`
}
