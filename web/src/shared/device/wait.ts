/** Does something later, unless it is called off by what this hands back. */
export function wait(then: () => void, ms: number): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}
