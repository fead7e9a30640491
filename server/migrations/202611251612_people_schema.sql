-- The list of people, imports and changes of many have a room of their own (decision 046): their tables come in the next file, out of the room that held them.
create schema people;
