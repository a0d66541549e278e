import { useLiveQuery } from 'dexie-react-hooks';
import { useParams } from 'react-router-dom';
import { encodeBarcode } from '#src/ui/app/Barcode/encode.ts';
import { database } from './database.ts';

/** The barcode of the stored order. */
export function OrderCode() {
  const { id } = useParams();
  const order = useLiveQuery(() => database.orders.get(Number(id)), [id]);
  const shape = order && encodeBarcode(String(order.id));
  if (!shape) return null;
  const bars = shape.bars.map(([start, width]) => `M${start} 0h${width}v1h-${width}z`);
  return (
    <>
      <h1>{order.title}</h1>
      <svg
        role="img"
        aria-label={String(order.id)}
        viewBox={`0 0 ${shape.modules} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        width={shape.modules * 3}
        height={120}
      >
        <path d={bars.join('')} />
      </svg>
    </>
  );
}
