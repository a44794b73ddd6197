export default function CounterPage() {
  return null;
}
