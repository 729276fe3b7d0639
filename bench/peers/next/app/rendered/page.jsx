import page from '../../page.json';
import { PageTree } from '../page-tree.jsx';

export const dynamic = 'force-dynamic';

export default function Drawn() {
  return <PageTree node={page} />;
}
