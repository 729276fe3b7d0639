import page from '../../page.json';
import { PageTree } from '../page-tree.jsx';

export const revalidate = 3600;

export default function Kept() {
  return <PageTree node={page} />;
}
