import { h } from 'vue';

export function drawTree(node) {
  return typeof node === 'string' ? node : h(node.tag, node.attributes, node.children.map(drawTree));
}
