import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { useEditor } from '../../editor.ts';
import styles from '../../pages/publish/publish.module.css';
import type { EditedProduct } from '../catalogue-operations.ts';
import { useProductWork } from './product-work.ts';
import { useOrder } from './use-order.ts';

/** The plans for the product, or why a plan failed; each can be cancelled. */
export function ProductPlans() {
  const { product } = useProductWork();
  return product.plans.map((plan) => <ProductPlan key={String(plan.takeOff)} plan={plan} />);
}

function ProductPlan({ plan: { takeOff, at, by, problems } }: { plan: EditedProduct['plans'][number] }) {
  const { texts, sendMutation } = useEditor();
  const t = texts('editorCatalogue');
  const pages = texts('editorPages');
  const clock = useClock();
  const { run, isBusy } = useOrder();
  const coming = takeOff ? 'plan.coming.takeOff' : 'plan.coming';
  const cancel = () =>
    run(
      async (order) =>
        (await sendMutation('products', 'cancelProductPlan', { ...order, takeOff })).cancelProductPlan,
      pages('plan.cancelled'),
    );
  return (
    <div className={styles.note}>
      <p>{t(problems.length > 0 ? 'plan.failed' : coming, { moment: clock.full(at), by })}</p>
      <Button variant="quiet" size="compact" busy={isBusy} onClick={cancel}>
        {pages('plan.cancel')}
      </Button>
    </div>
  );
}
