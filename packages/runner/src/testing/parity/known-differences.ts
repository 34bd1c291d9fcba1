type KnownDifference = {
  members: readonly string[]
  /** In which inputs, or for which of their answers. */
  where: RegExp | 'they raise' | 'they raise or say no'
  reason: string
}

/**
 * Where our tools differ on purpose from freeCodeCamp's (docs/reference/workshop.md, “Test tools”). No test of a lesson
 * can pass there with theirs.
 */
export const knownDifferences: readonly KnownDifference[] = [
  {
    members: ['removeJSComments', 'isCalledWithNoArgs'],
    where: /(?:^"|\\n|[*/])\\\\/,
    reason: 'Theirs loses what follows a backslash at the beginning of a line or a comment.',
  },
  {
    members: ['spyOnCallbacks'],
    where: 'they raise',
    reason: 'Theirs calls the method without its object, and the methods of lists and elements need theirs.',
  },
  {
    members: [
      'Node.find_variable',
      'Node.find_variables',
      'Node.get_variable',
      'Node.has_variable',
      'Node.inherits_from',
      'Node.is_integer',
      'Node.value_is_call',
    ],
    where: 'they raise',
    reason: 'Theirs stops at parts that it does not expect: `a[0].b = 1`, `class A(List[int])`, `x = y()()`.',
  },
  {
    members: ['Node.has_args'],
    where: 'they raise or say no',
    reason:
      'Theirs compares the whole function, and fails when it returns `list[int]` or has a long docstring.',
  },
]
