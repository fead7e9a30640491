import { useState } from 'react';
import type { DragEvent } from 'react';

/** A place that takes a file which is dragged onto it, for whoever sits on a desktop: its listeners, and whether one is held over it now. */
export function useDroppedFile(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const listeners = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault(); // the browser would open it
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isOver, listeners };
}
