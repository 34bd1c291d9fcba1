import blocks from './tree_node/blocks.py?raw'
import statements from './tree_node/statements.py?raw'
import syntax from './tree_node/syntax.py?raw'
import treeNode from './tree_node/tree_node.py?raw'

/** The module that defines `_Node`. */
export const treeNodeSource = [blocks, statements, syntax, treeNode].join('\n\n')
