import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5'

export function descendants(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const children = 'childNodes' in node ? node.childNodes : []
  return children.flatMap((child) =>
    tree.isElementNode(child) ? [child, ...descendants(child)] : [],
  )
}
