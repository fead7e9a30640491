-- How often words stand in titles of topics is counted closely: a search walks them in their order where many are meant, and takes the index of words where few are.
alter table forum.topic alter column search_text set statistics 500;
