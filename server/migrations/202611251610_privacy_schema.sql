-- Copies of one's data have a room of their own (decision 046): its tables come in the next file, out of the room that held them.
create schema privacy;
