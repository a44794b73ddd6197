/** /opc-menu (001 §2). */
import { ScreenHeader } from '../../generate/screen/ScreenHeader.tsx';

export default function MenuPage() {
  return <ScreenHeader />;
}
