import { drawTree } from '../page-tree.js';

export default defineComponent({
  async setup() {
    const { data } = await useFetch('/api/page');
    return () => drawTree(data.value);
  },
});
